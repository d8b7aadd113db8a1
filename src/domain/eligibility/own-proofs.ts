import { Auth } from '../../ports/auth'
import { Ids } from '../../ports/ids'
import { Storage, type Upload } from '../../ports/storage'
import { Callables } from '../shared/functions/callables'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { type Eligibility, eligibility } from './eligibility.collection'
import { proofLimits, proofProblem, sentProofPath } from './proof-files'
import { type ProofKind, sendProof } from './send-proof.contract'

/** Proofs of eligibility that a person sends, and their state. */
export class OwnProofs {
  static readonly inject = [Records, Auth, Callables, Storage, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly callables: Callables,
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {}

  async all(): Promise<readonly Eligibility[]> {
    const personId = this.auth.current?.claims.pid
    return personId === undefined ? [] : this.records.find(eligibility, { where: [['personId', '==', personId]] })
  }

  /**
   * Uploads the document and submits it to the people staff; only they and the sender can open it. `onUpload` gets the upload, to display its
   * progress. Refuses with `file-refused` for a file that is not allowed.
   */
  async send(kind: ProofKind, file: File, onUpload: (upload: Upload) => void): Promise<void> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) throw new RuleBroken('not-joined')
    const problem = proofProblem(file)
    if (problem) throw new RuleBroken('file-refused', { problem, limit: proofLimits.bytes })
    const path = sentProofPath(personId, this.ids.next(), file)
    const upload = this.storage.upload(path, file, { contentType: file.type, cacheControl: 'private, no-store' })
    onUpload(upload)
    await upload.done
    await this.callables.call(sendProof, { kind, path })
  }

  document(path: string): Promise<Blob> {
    return this.storage.read(path)
  }
}
