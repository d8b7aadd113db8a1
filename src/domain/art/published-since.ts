import { SnapshotFiles } from '../guide/publishing/snapshot-paths'
import type { HandlerStorage } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { artistsSnapshotPath } from './artists-snapshot-paths'
import type { PublishedWorks } from './artists-snapshot-types'
import type { SeenSince } from './build-artists-snapshot'

/** Days for which a work counts as new when there is no previous publication. */
const newFor = 60

/**
 * When visitors could first see each work that is published at `now`. Works of the previous publication (by its hash) keep their instant;
 * other works get `now`. Without a previous publication, a recent work gets its creation time.
 */
export async function publishedSince(storage: Pick<HandlerStorage, 'read'>, formerHash: string | undefined, now: Date): Promise<SeenSince> {
  const former = formerHash === undefined ? undefined : await formerWorks(storage, formerHash)
  if (!former) {
    const first = now.getTime() - newFor * 86_400_000
    return ({ createdAt }) => (createdAt.getTime() >= first ? createdAt.toISOString() : undefined)
  }
  const known = new Map(former.map(({ id, since }) => [id, since]))
  return ({ id }) => (known.has(id) ? known.get(id) : now.toISOString())
}

/** `undefined` if the file was deleted. */
async function formerWorks(storage: Pick<HandlerStorage, 'read'>, hash: string) {
  return (await new SnapshotFiles(storage).read<PublishedWorks>(artistsSnapshotPath(hash, 'works')).catch(unlessMissing))?.works
}
