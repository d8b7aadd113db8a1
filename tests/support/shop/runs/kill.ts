import * as fc from 'fast-check'

/** One in four calls loses its server in the middle. */
export const kill = fc.option(fc.record({ step: fc.integer({ min: 1, max: 40 }), after: fc.boolean() }), { freq: 3, nil: undefined })
