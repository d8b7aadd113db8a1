/** A route that cannot be drawn, with the status that the error page shows. Thrown from a query of `data`, from a loader or while drawing. */
export class RouteFailure extends Error {
  override readonly name = 'RouteFailure'
  constructor(
    readonly status: 403 | 404,
    message: string,
  ) {
    super(message)
  }
}

/** `throw notFound()`: the error page says `Page Not Found: {path}` of the address shown. */
export const notFound = () => new RouteFailure(404, 'Page Not Found')

/** Signed in, but without the claim that this route asks for. */
export const noAccess = () => new RouteFailure(403, 'No access')
