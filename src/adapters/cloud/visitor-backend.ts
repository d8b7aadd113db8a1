import { ContainerModule } from 'inversify'
import { collections } from '../../domain/collections'
import type { FunctionHandler, HandlerPorts } from '../../domain/shared/functions/handler'
import { invokeHandler } from '../../domain/shared/functions/invoke-handler'
import { Analytics } from '../../ports/analytics'
import { Auth } from '../../ports/auth'
import { CardForm } from '../../ports/card-form'
import { Clock } from '../../ports/clock'
import { Documents } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { noCardForm } from '../../ports/no-payments'
import { Storage } from '../../ports/storage'
import { signedOutAuth } from './signed-out-auth'
import { VisitorDocuments } from './visitor-documents'
import { VisitorFiles } from './visitor-files'

/**
 * All ports for a page that a server renders for a visitor without an account: every read is checked against the access rules, and analytics
 * records nothing.
 */
export function visitorBackend(ports: HandlerPorts, handlers: readonly FunctionHandler[]): ContainerModule {
  const call: Functions['call'] = async (name, input) => {
    const handler = handlers.find(({ contract }) => contract.name === name)
    if (!handler) throw new PortError('functions', 'not-found', `no function ${name}`)
    return invokeHandler(handler, { ...ports, actor: undefined }, input)
  }
  const functions: Functions = { call, post: async (name, input) => void (await call(name, input)) }
  return new ContainerModule(({ bind }) => {
    bind<Documents>(Documents).toConstantValue(new VisitorDocuments(ports.documents, collections))
    bind<Storage>(Storage).toConstantValue(new VisitorFiles(ports.storage))
    bind<Auth>(Auth).toConstantValue(signedOutAuth)
    bind<Functions>(Functions).toConstantValue(functions)
    bind<Analytics>(Analytics).toConstantValue({
      record: () => undefined,
      mayRecord: async () => false,
      isOptedOut: true,
      setOptedOut: () => undefined,
    })
    bind<Clock>(Clock).toConstantValue(ports.clock)
    bind<Ids>(Ids).toConstantValue(ports.ids)
    bind<CardForm>(CardForm).toConstantValue(noCardForm)
  })
}
