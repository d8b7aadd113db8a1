import type { Filter, Order } from '../../../src/ports/documents'

/** Short functions for the parts of a query, for tables of cases. */
export const where = (...filters: readonly Filter[]): readonly Filter[] => filters
export const any = (...filters: readonly Filter[]): Filter => ({ any: filters })
export const all = (...filters: readonly Filter[]): Filter => ({ all: filters })
export const by = (...orders: readonly Order[]): readonly Order[] => orders
