"""Two on the stage: a pair that plays together, or one with another of whom only half is to be seen."""

from ink import brush, element, group, mix, num, shape

from call.faces import fist
from call.frame import COLOURS, INK, SABLE


def actor(content):
    return group(content, id="actor")


def pair(player, between="", behind="", left=78, right=177, size=0.66, foot=300):
    """A player and the same again, face to face, with what goes on between them."""
    drop = num(foot - 300 * size)
    one = group(actor(player), transform=f"matrix({-size} 0 0 {size} {num(left + 138 * size)} {drop})")
    other = element("use", href="#actor", transform=f"matrix({size} 0 0 {size} {num(right - 138 * size)} {drop})")
    return behind + one + other + between


def with_half(type, player, arms):
    """The player with a twin who looks out from behind the drape, half to be seen."""
    ink = INK[type]
    twin = element("use", href="#actor", transform="rotate(-9 204 280) matrix(.68 0 0 .68 112 94)")
    drape = (
        shape("M240 20H216C208 100 202 180 210 284H240Z", ink, 2.6)
        + brush("220 30 212 160 216 282,228 30 222 160 226 282,235 60 232 180 234 282", mix(ink, SABLE, 0.4), 4)
        + fist(207, 232, turn=6, size=0.7)
    )
    return twin + drape + group(actor(player) + arms, transform="matrix(.8 0 0 .8 -9 58)")


def with_half_below(player, arms):
    """The player with a twin who comes up through the trapdoor."""
    lid = shape("M146 292L150 212L226 206L230 292Z", mix(COLOURS["boards"], SABLE, 0.35), 2.6) + brush(
        "152 236 190 230 226 230,150 262 190 256 228 256", SABLE, 2
    )
    twin = element("use", href="#actor", transform="matrix(.62 0 0 .62 103 142)")
    hands = fist(162, 284, turn=4, size=0.62) + fist(216, 284, turn=-4, size=0.62)
    return group(actor(player) + arms, transform="matrix(.8 0 0 .8 -9 58)") + lid + twin + hands


def with_half_behind(player, arms):
    """The player with a twin who looks over his shoulder."""
    twin = element("use", href="#actor", transform="rotate(14 150 296) matrix(.76 0 0 .76 46 64)")
    return twin + group(actor(player) + arms, transform="matrix(.8 0 0 .8 -9 58)")
