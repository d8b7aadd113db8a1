import { expect, it } from 'vitest'
import { services } from '../../src/domain/services'
import { service } from '../../src/domain/shared/functions/service'
import { Clock } from '../../src/ports/clock'
import { Documents } from '../../src/ports/documents'

class Right {
  static readonly inject = [Documents, Clock] as const
  constructor(
    readonly documents: Documents,
    readonly clock: Clock,
  ) {}
}
class Wrong {
  static readonly inject = [Clock, Documents] as const
  constructor(
    readonly documents: Documents,
    readonly clock: Clock,
  ) {}
}

it('a service compiles only with the dependencies of its constructor, in order', () => {
  expect(service(Right).inject).toEqual([Documents, Clock])
  // @ts-expect-error the list is in the wrong order
  service(Wrong)
})

it('every service is listed once', () => expect(new Set(services).size).toBe(services.length))
