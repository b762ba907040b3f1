#!/usr/bin/env node
require('./lib/plugin/cli/bin.js');
