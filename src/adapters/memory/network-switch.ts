import { type PortCode, PortError, type PortName } from '../../ports/errors'

const codeOf: { readonly [P in PortName]: PortCode<P> } = {
  auth: 'network-request-failed',
  documents: 'unavailable',
  functions: 'unavailable',
  storage: 'retry-limit-exceeded',
  payments: 'unavailable',
  geocoder: 'unavailable',
}

/** The simulated network of local mode, which a developer can turn off. */
export class NetworkSwitch {
  private isOff = false
  private readonly watchers = new Set<() => void>()

  get offline(): boolean {
    return this.isOff
  }

  setOffline(offline: boolean): void {
    if (offline === this.isOff) return
    this.isOff = offline
    for (const next of this.watchers) next()
  }

  watch(next: () => void): () => void {
    this.watchers.add(next)
    return () => this.watchers.delete(next)
  }

  /** Throws the error that the port's adapter would report without a network. */
  require(port: PortName): void {
    if (this.isOff) throw new PortError<PortName>(port, codeOf[port], 'the network is off')
  }
}
