import { threadHandling, threadNotes } from '../messages/thread-handling.collection'
import { messages, threads } from '../messages/threads.collection'
import { pathOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'
import type { Subject } from './data-subject'

/** Other participants have a right to the conversation and to their own messages. */
const erasedText = 'The account of whoever wrote this was deleted.'

/**
 * Deletes conversations between the person and the organization alone, with staff notes. In conversations with other people, the person's own
 * messages are emptied and the others' stay. Returns the paths of the records.
 */
export async function forgetConversations(records: Records, { personIds }: Subject): Promise<readonly string[]> {
  const paths: string[] = []
  for (const thread of await records.find(threads, { where: [['participantIds', 'array-contains-any', [...personIds].slice(0, 30)]] })) {
    const params = { thread: thread.id }
    const sent = await records.find(messages, { params })
    const notes = await records.find(threadNotes, { params })
    const isShared = thread.participantIds.some(id => !personIds.includes(id))
    for (const message of sent)
      if (!isShared) await records.commit(records.deleting(messages, message.id, params))
      else if (message.fromId !== undefined && personIds.includes(message.fromId))
        await records.commit(records.changing(messages, message, { text: erasedText }, params))
    paths.push(...sent.map(({ id }) => `${pathOf(messages, params)}/${id}`))
    if (isShared) continue
    for (const { id } of notes) await records.commit(records.deleting(threadNotes, id, params))
    paths.push(
      ...notes.map(({ id }) => `${pathOf(threadNotes, params)}/${id}`),
      `${threads.path}/${thread.id}`,
      `${threadHandling.path}/${thread.id}`,
    )
    await records.commit(records.deleting(threads, thread.id), records.deleting(threadHandling, thread.id))
  }
  return paths
}
