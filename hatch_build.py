"""The build hook of hatchling: a wheel, and an editable install, holds the built web client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import web


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before files are collected, unless the one there is up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only when it is needed, as its package is large."""
        return [] if web.skipped() or web.is_up_to_date() or web.find_system_node() else [web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 – hatchling's signature
        """Build the client; a failure is one sentence and stops the build."""
        if web.skipped():
            return
        try:
            web.build()
        except web.WebError as error:
            sys.exit(f"homestretch: {error}")
