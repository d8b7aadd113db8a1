import { Auth } from '../../ports/auth'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { Storage, type Upload } from '../../ports/storage'
import { call } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { type Eligibility, eligibility } from './eligibility'
import { proofLimits, proofProblem, sentProofPath } from './proof-files'
import { type ProofKind, sendProof } from './send-proof.function'

/** Documents that somebody sends as proof, and what became of them. */
export class OwnProofs {
  static readonly inject = [Records, Auth, Functions, Storage, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly functions: Functions,
    private readonly storage: Storage,
    private readonly ids: Ids,
  ) {}

  async all(): Promise<readonly Eligibility[]> {
    const personId = this.auth.current?.claims.pid
    return personId === undefined ? [] : this.records.find(eligibility, { where: [['personId', '==', personId]] })
  }

  /**
   * Stores the document, and puts it before the staff of the people desk, who alone may open it beside its sender. `tell` is given what can
   * be watched. Refuses with `file-refused` what may not be sent.
   */
  async send(kind: ProofKind, file: File, tell: (upload: Upload) => void): Promise<void> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) throw new RuleBroken('not-joined')
    const problem = proofProblem(file)
    if (problem) throw new RuleBroken('file-refused', { problem, limit: proofLimits.bytes })
    const path = sentProofPath(personId, this.ids.next(), file)
    const upload = this.storage.upload(path, file, { contentType: file.type, cacheControl: 'private, no-store' })
    tell(upload)
    await upload.done
    await call(this.functions, sendProof, { kind, path })
  }

  document(path: string): Promise<Blob> {
    return this.storage.read(path)
  }
}
