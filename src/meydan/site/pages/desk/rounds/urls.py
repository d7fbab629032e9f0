from django.urls import URLPattern, path

from meydan.site.pages.desk.rounds import overview, players_page, results, round_page, steps, table_page

CATEGORY = "desk/c/<int:category>/rounds"
ROUND = f"{CATEGORY}/<int:number>"
TABLE = f"{ROUND}/table/<int:table>"

urlpatterns: list[URLPattern] = [
    path(CATEGORY, overview.rounds, name="rounds"),
    path(f"{CATEGORY}/pair", steps.pair, name="pair-round"),
    path(f"{CATEGORY}/final", overview.final, name="make-final"),
    path(f"{CATEGORY}/freeze", overview.freeze, name="freeze-standings"),
    path(f"{CATEGORY}/reveal", overview.reveal, name="reveal-standings"),
    path(f"{CATEGORY}/tie-breaks", overview.tie_breaks, name="change-tie-breaks"),
    path(f"{CATEGORY}/leave-rules", overview.leave_rules, name="leave-rules"),
    path(f"{CATEGORY}/draw-tied", overview.draw_tied, name="draw-tied-places"),
    path(f"{CATEGORY}/players", players_page.players, name="round-players"),
    path(f"{CATEGORY}/players/excuse", players_page.excuse, name="excuse-player"),
    path(f"{CATEGORY}/players/half-bye", players_page.half_bye, name="half-bye"),
    path(f"{CATEGORY}/players/withdraw", players_page.withdraw, name="withdraw-player"),
    path(f"{CATEGORY}/players/return", players_page.bring_back, name="return-player"),
    path(f"{CATEGORY}/players/disqualify", players_page.disqualify, name="disqualify-player"),
    path(f"{CATEGORY}/players/absent", players_page.absent, name="mark-absent"),
    path(f"{CATEGORY}/players/absent/<int:snapshot>/undo", players_page.undo_absent, name="undo-absent"),
    path(ROUND, round_page.round_page, name="round"),
    path(f"{ROUND}/publish", steps.publish, name="publish-round"),
    path(f"{ROUND}/start", steps.start, name="start-round"),
    path(f"{ROUND}/close", steps.close, name="close-round"),
    path(f"{ROUND}/re-pair", steps.re_pair, name="re-pair"),
    path(f"{ROUND}/discard", steps.discard, name="discard-draft"),
    path(f"{ROUND}/withdraw", steps.withdraw, name="withdraw-publication"),
    path(f"{ROUND}/pair-rest", steps.pair_rest, name="pair-rest"),
    path(f"{ROUND}/swap-players", steps.swap_players, name="swap-players"),
    path(f"{ROUND}/enter", results.enter_line, name="enter-line"),
    path(f"{ROUND}/swap-results", results.swap, name="swap-results"),
    path(f"{ROUND}/referees", table_page.referees, name="round-referees"),
    path(TABLE, table_page.table_page, name="table"),
    path(f"{TABLE}/enter", table_page.enter, name="enter-slip"),
    path(f"{TABLE}/confirm", results.confirm, name="confirm-result"),
    path(f"{TABLE}/undo", results.undo, name="undo-result"),
    path(f"{TABLE}/no-show", table_page.no_show, name="no-show"),
    path(f"{TABLE}/correct", table_page.correct, name="correct-result"),
    path(f"{TABLE}/report", table_page.report, name="report-correction"),
    path(f"{TABLE}/postpone", table_page.postpone, name="postpone-match"),
    path(f"{TABLE}/lot", table_page.draw_lot, name="draw-lot-at-table"),
    path(f"{TABLE}/referee", table_page.assign, name="assign-referee"),
]
