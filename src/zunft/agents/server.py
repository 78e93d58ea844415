"""A server of the Model Context Protocol for one seat."""

from __future__ import annotations

from typing import Any

from mcp.server import Server, ServerRequestContext
from mcp.server.stdio import stdio_server
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    ToolAnnotations,
)
from mcp.types import Tool as ToolShown

from zunft.agents.seat import AgentSeat
from zunft.agents.tools import USUAL_WAIT, Tool, Toolbox
from zunft.version import VERSION


def seat_server(seat: AgentSeat, language: str = "en", patience: float = USUAL_WAIT) -> Server[Any]:
    """Serves this seat and nothing else: whoever is connected to it plays there. An answer waits *patience* seconds at
    most for the next question."""
    toolbox = Toolbox(seat, language, patience)

    async def list_tools(_: ServerRequestContext[Any], __: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=[shown(tool) for tool in toolbox.tools.values()])

    async def call_tool(_: ServerRequestContext[Any], params: CallToolRequestParams) -> CallToolResult:
        text, is_refused = await toolbox.call(params.name, params.arguments or {})
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=is_refused)

    return Server(
        "zunft",
        version=VERSION,
        instructions=toolbox.text.instructions(),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def shown(tool: Tool) -> ToolShown:
    hints = ToolAnnotations(read_only_hint=not tool.changes, open_world_hint=False)
    return ToolShown(name=tool.name, description=tool.about, input_schema=tool.schema, annotations=hints)


async def serve_stdio(server: Server[Any]) -> None:
    """For a client that has started this process."""
    async with stdio_server() as (coming, going):
        await server.run(coming, going, server.create_initialization_options())
