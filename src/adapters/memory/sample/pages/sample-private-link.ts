import { privateShares } from '../../../../domain/private-shares/private-shares.collection'
import { contentEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

/** Opens the draft of “Three hours at a door” without a passcode: `/private/SampleLinkAtTheDoor027`. */
export const samplePrivateToken = 'SampleLinkAtTheDoor027'

/** `shareIdOf(samplePrivateToken)`, written out because a browser hashes asynchronously. */
const shareId = '4294e8a4d656ab44f7e52321e7365f9647de674387d099e10563cad03e065e2b'

export const samplePrivateLink = (): SampleDocument =>
  sampleDocument(
    privateShares,
    shareId,
    {
      kind: 'page',
      ref: 'at-the-door',
      madeFor: 'Neighborhood newsletter',
      expires: instantAt('2028-09-01T10:00'),
      signIn: false,
      views: 0,
      download: false,
      watermark: true,
      status: 'active',
    },
    { by: contentEditor, at: instantAt('2027-10-01T10:00') },
  )
