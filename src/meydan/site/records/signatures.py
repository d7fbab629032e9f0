"""The signatures under a match that were drawn on a phone. What was taken back, or signed an earlier result, is not
among them."""

from meydan.match import Match
from meydan.match.corrections import standing
from meydan.match.deeds import Signed, Signer
from meydan.site.models import Pairing


def drawn_signatures(pairing: Pairing, match: Match) -> dict[Signer, str]:
    acts = [match.journal[one.number] for one in standing(match.journal)]
    signed = {act.id: act.deed.by for act in acts if isinstance(act.deed, Signed)}
    rows = pairing.drawn_signatures.filter(act_id__in=signed).order_by("pk")
    return {signed[row.act_id]: row.drawing for row in rows if signed[row.act_id] in match.state.signatures}
