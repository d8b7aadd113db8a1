import { type ServiceError, status } from '@grpc/grpc-js'

/** HTTP statuses of the names of gRPC's. */
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

/** An error of gRPC, as Google's services write it over HTTP. */
export function failureOf({ code, details }: ServiceError): { readonly code: number; readonly status: string; readonly message: string } {
  const name = status[code] ?? 'UNKNOWN'
  return { code: http[name] ?? 500, status: name, message: details }
}
