"""The values of the games' options as people say them."""

from meydan.games.game import OptionValue
from meydan.games.words import Words

VALUES: dict[tuple[str, OptionValue], Words] = {
    ("cleared_by_capture", "opponent takes"): Words("taşı alanın rakibi", "the opponent of who captured"),
    ("cleared_by_capture", "owner keeps"): Words("taşlar kimin bölgesindeyse onun", "who has them on the own side"),
    ("line_rule", "whole board"): Words("bütün taşlar sayılır", "all stones count"),
    ("line_rule", "off the start row"): Words(
        "başlangıç sırasından ayrılanlar sayılır", "those off the start row count"
    ),
    ("entering_stone", "not captured"): Words("girdiği için alınmaz", "not captured by moving in"),
    ("entering_stone", "immune next turn"): Words("sonraki hamlede de alınmaz", "safe from the next move too"),
    ("max_on_far_row", 0): Words("sınırsız", "no limit"),
    ("max_on_far_row", 1): Words("en çok bir taş", "one stone at most"),
    ("swap", False): Words("hayır", "no"),
    ("swap", True): Words("evet", "yes"),
    ("start", "standard"): Words("standart diziliş", "standard"),
    ("start", "belgian daisy"): Words("Belçika papatyası", "Belgian daisy"),
    ("on_time_limit", "flag loses"): Words("süresi biten kaybeder", "the flag loses"),
    ("on_time_limit", "compare"): Words("itilen toplar karşılaştırılır", "the balls pushed off are compared"),
    ("layout", "standard"): Words("standart", "standard"),
    ("layout", "mirrored"): Words("aynalı", "mirrored"),
}


def value_words(option: str, value: OptionValue) -> Words:
    return VALUES[option, value]
