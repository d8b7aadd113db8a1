import { answered, found } from './asking.mjs'

const base = bucket => `https://firebasestorage.googleapis.com/v0/b/${bucket}/o`

/** Whether the bucket allows browsers on this site to read: it names the site's origin, or allows everybody. */
const grants = (answer, site) => ['*', site].includes(answer.header('access-control-allow-origin'))

/**
 * Files as a stranger's browser reads them: published ones from this site, no closed folder, no list of any folder.
 * @param {{ bucket: string, site: string, indexPath: string | undefined, closed: readonly string[] }} of `closed` are folders of the bucket.
 * @param {ReturnType<typeof import('./asking.mjs').asker>} ask
 */
export async function storedFindings({ bucket, site, indexPath, closed }, ask) {
  const media = path => ask(`${base(bucket)}/${encodeURIComponent(path)}?alt=media`, { headers: { origin: site } })
  const published = indexPath === undefined ? undefined : await media(indexPath)
  const readable = []
  for (const folder of closed) {
    const [file, list] = [await media(`${folder}/any`), await ask(`${base(bucket)}?prefix=${encodeURIComponent(`${folder}/`)}`)]
    // A missing file returns 404 only in a folder that could be read.
    if (file.status === 200 || file.status === 404 || list.status === 200) readable.push(folder)
  }
  return [
    found(
      'Published files can be read',
      published?.status === 200,
      published === undefined
        ? 'nothing is published yet: publish a guide in /cpanel'
        : `${answered(published)}: deploy the storage rules; for a bucket of another name, add --bucket`,
    ),
    found(
      'Browsers on this site may read published files (CORS)',
      published !== undefined && published.status === 200 && grants(published, site),
      `it cannot be read from ${site}: gcloud storage buckets update gs://${bucket} --cors-file=dist/cors.json`,
    ),
    found(
      `${closed.length} closed folders refuse strangers`,
      readable.length === 0,
      `readable by anybody: ${readable.join(', ')}. Deploy the rules at once: npx firebase-tools deploy --config dist/firebase.json --only storage`,
    ),
  ]
}
