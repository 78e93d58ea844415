"""The options that the figures on record were measured with: they stay the same where a title's defaults change."""


def options_of(title: str, seats: int) -> dict[str, str]:
    """By name, as a table takes them."""
    if title == "flanders":
        return {"guilds": "chosen" if seats == 2 else "seat", "hands": "open"}
    return {"sell_anytime": "off"} if title == "gilde" else {}


def with_an_end(title: str, seats: int) -> tuple[tuple[str, str], ...]:
    """As a setting of the arena takes them: bots could play The Guild for ever."""
    from zunft.catalogue import title_of

    return tuple(sorted((options_of(title, seats) | dict(title_of(title).ends_with)).items()))
