import { type AuthUser, sameUser } from './auth'

/** Who is signed in, for an adapter of `Auth`: watchers are notified once it is known, and of every change after that. */
export class SignedInUser {
  private user: AuthUser | undefined
  private isKnown = false
  private readonly watchers = new Set<(user: AuthUser | undefined) => void>()

  get current(): AuthUser | undefined {
    return this.user
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    this.watchers.add(next)
    if (this.isKnown) queueMicrotask(() => void (this.watchers.has(next) && next(this.user)))
    return () => this.watchers.delete(next)
  }

  become(user: AuthUser | undefined): void {
    const isNews = !this.isKnown || !sameUser(this.user, user)
    this.user = user
    this.isKnown = true
    if (isNews) for (const next of this.watchers) next(user)
  }
}
