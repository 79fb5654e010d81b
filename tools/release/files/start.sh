#!/bin/sh
# Starts Cyanotype with the Node.js of this machine. Variables come from the environment or from .env in this folder.
cd "$(dirname "$0")" && exec node --max-semi-space-size=8 start.mjs
