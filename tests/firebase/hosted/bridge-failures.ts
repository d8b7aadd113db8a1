import { type ServiceError, status } from '@grpc/grpc-js'

/** HTTP statuses by gRPC status name. */
const http: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
}

/** A gRPC error in the format that Google's services use over HTTP. */
export function failureOf({ code, details }: ServiceError): { readonly code: number; readonly status: string; readonly message: string } {
  const name = status[code] ?? 'UNKNOWN'
  return { code: http[name] ?? 500, status: name, message: details }
}
