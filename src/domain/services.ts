import { Session } from './accounts/session'
import { Records } from './shared/records'
import { service } from './shared/service'

/** Every service the container builds. */
export const services = [service(Records), service(Session)]
