import { fromBase64 } from '../shared/files/base64'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import { storedPath } from '../shared/stored-path'
import { redactSecrets } from '../shared/text/redact-secrets'
import { bugs, shotDays } from './bugs.collection'
import { reportBug } from './report-bug.contract'

export const reportBugHandler = defineHandler(reportBug, async (context, { key, text, route, build, device, console: lines, shot }) => {
  const reporterId = callingPerson(context)
  const { records } = context
  // A retry after a lost response.
  if (await records.get(bugs, key)) return { id: key }
  const path = shot && (await keepShot(context, key, shot))
  await records.commit(
    records.creating(
      bugs,
      key,
      omitUndefined({
        reporterId,
        text: redactSecrets(text),
        route: redactSecrets(route).slice(0, 300),
        build,
        device,
        console: lines && redactSecrets(lines),
        shot: path,
        shotUntil: path || lines ? new Date(context.clock.now().getTime() + shotDays * 86_400_000) : undefined,
        severity: 'normal' as const,
        status: 'new' as const,
      }),
    ),
  )
  return { id: key }
})

/** Stores the screenshot under an unguessable name; only the system staff may read it. */
async function keepShot({ storage }: HandlerContext, key: string, address: string): Promise<string> {
  const [head = '', coded = ''] = address.split(',')
  const contentType = head.slice('data:'.length, head.indexOf(';'))
  const bytes = fromBase64(coded)
  const path = storedPath('bugs', `${key}.${contentType.slice('image/'.length)}`)
  await storage.upload(path, new Blob([bytes], { type: contentType }), { contentType }).done
  return path
}
