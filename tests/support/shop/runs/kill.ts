import * as fc from 'fast-check'

/** The server of one in four calls stops in the middle of it. */
export const kill = fc.option(fc.record({ step: fc.integer({ min: 1, max: 40 }), after: fc.boolean() }), { freq: 3, nil: undefined })
