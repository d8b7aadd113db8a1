import { expect } from 'vitest'
import { type PortCode, PortError, type PortName } from '../../src/ports/errors'

/** Expects a rejection with this code of this port. */
export async function expectPortError<P extends PortName>(work: Promise<unknown>, port: P, code: PortCode<P>): Promise<void> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PortError)
  expect([(error as PortError).port, (error as PortError).code]).toEqual([port, code])
}
