import type { Filter, Order } from '../../../src/ports/documents'

/** The parts of a query in one line each, for tables. */
export const where = (...filters: readonly Filter[]): readonly Filter[] => filters
export const any = (...filters: readonly Filter[]): Filter => ({ any: filters })
export const all = (...filters: readonly Filter[]): Filter => ({ all: filters })
export const by = (...orders: readonly Order[]): readonly Order[] => orders
