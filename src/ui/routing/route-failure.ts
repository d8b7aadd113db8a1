/** A route that cannot be shown, with the status for the error page. Thrown from a query of `data`, from a loader or while rendering. */
export class RouteFailure extends Error {
  override readonly name = 'RouteFailure'
  constructor(
    readonly status: 403 | 404,
    message: string,
  ) {
    super(message)
  }
}

/** `throw notFound()`: the error page shows `Page Not Found: {path}` for the present address. */
export const notFound = () => new RouteFailure(404, 'Page Not Found')

/** Signed in, but without the claim that this route needs. */
export const noAccess = () => new RouteFailure(403, 'No access')
