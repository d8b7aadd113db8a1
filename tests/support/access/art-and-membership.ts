import { type AccessRow, at, usd } from './access-row'

const artist = { handle: 'ana-lo', displayName: 'Ana Lo', sortName: 'Lo, Ana', media: [], links: [], commissions: false, teaching: false }
const work = { artistId: 'ana', title: 'Tide', year: 2026, medium: 'Ink', tags: [], availability: 'nfs', imageIds: ['i1'], order: 0 }
const picture = { ownerId: 'ana', path: 'pictures/ana/i1.webp', width: 800, height: 600, mime: 'image/webp', alt: 'A tide', usedIn: [] }
const perk = {
  ownerId: 'ana',
  title: 'A tenth off',
  terms: 'Once a month',
  kind: 'percent',
  redeem: 'show',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
}
const product = {
  routeKey: 'artist',
  name: 'Artist',
  audience: 'artist',
  headline: 'Be part',
  summary: 'A year',
  termMonths: 12,
  graceDays: 14,
  levels: [],
  questions: [],
  order: 1,
}
const mine = [['personId', '==', 'ana']] as const

/** §D2 and §D3. */
export const artAndMembershipAccess: readonly AccessRow[] = [
  {
    collection: 'artists',
    id: 'ana',
    fields: { ...artist, status: 'public' },
    get: 'everyone',
    list: [
      [[], 'pia root'],
      [[['status', '==', 'public']], 'everyone'],
    ],
    update: [
      [{ statement: 'I print.' }, 'ana pia root'],
      [{ handle: 'ana' }, ''],
      [{ memberUntil: '2028-01-01' }, ''],
      [{ status: 'hidden' }, ''],
    ],
  },
  ...(['draft', 'hidden', 'members'] as const).map(status => ({
    collection: 'artists',
    id: 'ana',
    fields: { ...artist, status },
    get: 'ana masq pia root',
    list: [[[['status', '==', status]], 'pia root']] as const,
    update: [[{ status: 'public' }, '']] as const,
  })),
  {
    collection: 'artworks',
    id: 'w1',
    fields: { ...work, status: 'draft' },
    get: 'ana masq cy pia root',
    list: [
      [[], 'cy pia root'],
      [[['status', '==', 'draft']], 'cy pia root'],
      [[['artistId', '==', 'ana']], 'ana masq cy pia root'],
    ],
    // Artists add works by a callable, which counts them.
    create: 'cy root',
    update: [
      [{ title: 'Ebb' }, 'ana cy root'],
      [{ status: 'public' }, 'ana cy root'],
      [{ status: 'removed' }, ''],
      [{ artistId: 'bo' }, ''],
      [{ deletedAt: at }, ''],
    ],
  },
  {
    collection: 'artworks',
    id: 'w1',
    fields: { ...work, status: 'public' },
    get: 'everyone',
    list: [
      [[['status', '==', 'public']], 'everyone'],
      [[['status', '>=', 'public']], 'cy pia root'],
    ],
  },
  {
    collection: 'images',
    id: 'i1',
    fields: { ...picture, isPublic: false, status: 'uploading' },
    get: 'ana masq cy pia root',
    list: [
      [[], 'cy pia root'],
      [[['ownerId', '==', 'ana']], 'ana masq cy pia root'],
    ],
    // By `reservePicture`, which counts them.
    create: '',
    update: [
      [{ alt: 'A tide in ink' }, 'ana cy root'],
      // Staff delete and restore pictures by callables, which refuse pictures in use.
      [{ status: 'ready' }, 'ana'],
      [{ rightsHolder: 'Bo' }, 'cy root'],
      [{ isPublic: true }, ''],
      [{ path: 'pictures/bo/i9.webp' }, ''],
      [{ ownerId: 'bo' }, ''],
    ],
  },
  {
    collection: 'images',
    id: 'i2',
    fields: { ...picture, isPublic: false, status: 'ready' },
    get: 'ana masq cy pia root',
    list: [[[['status', '==', 'ready']], 'cy pia root']],
    update: [[{ status: 'trashed' }, 'ana']],
  },
  {
    collection: 'images',
    id: 'i3',
    fields: { ...picture, isPublic: true, status: 'ready' },
    get: 'everyone',
    list: [
      [
        [
          ['isPublic', '==', true],
          ['status', '==', 'ready'],
        ],
        'everyone',
      ],
      [[['isPublic', '==', true]], 'cy pia root'],
    ],
  },
  { collection: 'images', id: 'i4', fields: { ...picture, isPublic: true, status: 'uploading' }, get: 'ana masq cy pia root', list: [] },
  {
    collection: 'saves',
    id: 'ana_artist_bo',
    fields: { personId: 'ana', kind: 'artist', ref: 'bo' },
    get: 'ana masq',
    list: [
      [[], ''],
      [mine, 'ana masq'],
    ],
    create: '',
    update: [[{ ref: 'hal' }, '']],
    delete: 'ana',
  },
  {
    collection: 'savedSearches',
    id: 's1',
    fields: { personId: 'ana', name: 'linocut', question: 'q=linocut', seenAt: at, alert: 'here' },
    get: 'ana masq',
    list: [
      [[], ''],
      [mine, 'ana masq'],
    ],
    create: '',
    update: [
      [{ question: 'q=etching' }, 'ana'],
      [{ personId: 'hal' }, ''],
    ],
    delete: 'ana',
  },
  {
    collection: 'artlovers',
    id: 'ana',
    fields: { media: ['Print'], neighbourhoodIds: [], namedInPublic: false },
    get: 'ana masq staff',
    list: [[[], 'staff']],
    create: 'ana',
    update: [[{ budget: 'under500' }, 'ana']],
  },
  {
    collection: 'membershipProducts',
    id: 'artist',
    fields: { ...product, status: 'live' },
    get: 'everyone',
    list: [
      [[], 'mo pia root'],
      [[['status', '==', 'live']], 'everyone'],
    ],
    update: [
      [{ summary: 'Twelve months' }, 'mo root'],
      [{ levels: [{ key: 'a', name: 'A', summary: 'A', price: usd(1), seats: 1, perkIds: [] }] }, ''],
      [{ routeKey: 'artists' }, ''],
      [{ audience: 'artlover' }, ''],
      [{ status: 'retired' }, ''],
    ],
  },
  {
    collection: 'membershipProducts',
    id: 'student',
    fields: { ...product, status: 'draft' },
    get: 'mo pia root',
    list: [[[['status', '==', 'draft']], 'mo pia root']],
    create: 'mo root',
  },
  {
    collection: 'memberships',
    id: 'm1',
    fields: {
      personId: 'ana',
      productId: 'artist',
      level: 'basic',
      audience: 'artist',
      since: '2027-01-01',
      autoRenew: false,
      suspensions: [],
    },
    get: 'ana masq pia root',
    list: [
      [[], 'pia root'],
      [mine, 'ana masq pia root'],
    ],
    update: [[{ autoRenew: true }, '']],
  },
  {
    collection: 'membershipSeats',
    id: 's1',
    fields: {
      membershipId: 'm1',
      holderId: 'ana',
      name: 'Wren',
      email: 'wren@post.example',
      invitedAt: new Date('2027-01-01T00:00:00Z'),
      status: 'invited',
    },
    get: 'ana masq pia root',
    list: [
      [[], 'pia root'],
      [[['holderId', '==', 'ana']], 'ana masq pia root'],
    ],
    update: [[{ status: 'accepted' }, '']],
  },
  {
    collection: 'memberships/m1/terms',
    id: 'line-1',
    fields: { personId: 'ana', start: '2027-01-01', end: '2027-12-31', orderLineId: 'line-1', kind: 'new' },
    get: 'ana masq staff',
    list: [
      [[], 'staff'],
      [mine, 'ana masq staff'],
    ],
    update: [[{ end: '2099-12-31' }, '']],
  },
  {
    collection: 'perks',
    id: 'p1',
    fields: { ...perk, status: 'draft' },
    get: 'ana masq cy root',
    list: [
      [[], 'cy root'],
      [[['ownerId', '==', 'ana']], 'ana masq cy root'],
    ],
    create: 'ana cy root',
    update: [
      [{ title: 'A fifth off' }, 'ana cy root'],
      [{ status: 'pending' }, ''],
      [{ codesLeft: 5 }, ''],
    ],
  },
  {
    collection: 'perks',
    id: 'p1',
    fields: { ...perk, status: 'live' },
    get: 'everyone',
    list: [[[['status', '==', 'live']], 'everyone']],
    update: [[{ title: 'Half off' }, 'cy root']],
  },
  { collection: 'perkDetails', id: 'p1', fields: { ownerId: 'ana', how: 'Show the card' }, get: 'ana masq cy root', list: [[[], 'cy root']] },
  { collection: 'perks/p1/codes', id: 'c1', fields: { code: 'TIDE', status: 'free' }, get: '', list: [[[], '']] },
  {
    collection: 'perkRedemptions',
    id: 'r1',
    fields: { perkId: 'p1', membershipId: 'm1', personId: 'ana', at, status: 'claimed' },
    get: 'ana masq cy pia root',
    list: [
      [[], 'cy pia root'],
      [mine, 'ana masq cy pia root'],
    ],
  },
  {
    collection: 'membershipWaivers',
    id: 'ana-artist',
    fields: {
      personId: 'ana',
      productId: 'artist',
      level: 'basic',
      name: 'Artist, Basic',
      reason: 'My hours were cut',
      askedAt: at,
      status: 'asked',
    },
    get: 'ana masq pia root',
    list: [
      [[], 'pia root'],
      [mine, 'ana masq pia root'],
    ],
    update: [
      [{ status: 'approved' }, ''],
      [{ reason: 'My rent was raised' }, ''],
    ],
  },
  {
    collection: 'passport',
    id: 's1',
    fields: { personId: 'ana', listingId: 'l1', editionId: '2027', at, method: 'qr' },
    get: 'ana masq gus root',
    list: [
      [[], 'gus root'],
      [mine, 'ana masq gus root'],
    ],
  },
]
