import { status } from '@grpc/grpc-js'
import { type PortCode, PortError } from '../../../src/ports/errors'

const codes: Readonly<Record<PortCode<'documents'>, number>> = {
  'invalid-argument': status.INVALID_ARGUMENT,
  'failed-precondition': status.FAILED_PRECONDITION,
  unimplemented: status.UNIMPLEMENTED,
  'not-found': status.NOT_FOUND,
  'already-exists': status.ALREADY_EXISTS,
  'permission-denied': status.PERMISSION_DENIED,
  unauthenticated: status.UNAUTHENTICATED,
  aborted: status.ABORTED,
  'resource-exhausted': status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  unknown: status.UNKNOWN,
}

/** An error as a gRPC status. Anything but an error of the port is a fault of this server: `internal`. */
export function grpcError(error: unknown): { readonly code: number; readonly details: string } {
  if (error instanceof PortError && error.port === 'documents') return { code: codes[error.code as PortCode<'documents'>], details: error.message }
  return { code: status.INTERNAL, details: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
