import { readFileSync } from 'node:fs'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const places = JSON.parse(readFileSync(new URL('node_modules/.places.json', import.meta.url), 'utf8'))
const keyOf = ({ start, end }) => `${start.line}:${start.column}-${end.line}:${end.column}`
const drawn = new Set(places.map(keyOf))

/** Stryker mutates everything within a range; this keeps only mutants of the place itself. */
const insideAPlace = {
  shouldIgnore: ({ parentPath }) => (parentPath?.node.loc && drawn.has(keyOf(parentPath.node.loc)) ? 'within a place' : undefined),
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'inside-a-place', insideAPlace)]
