const nobodysName = 'Former member'

/** What stands on the record of a person who is forgotten, and on those that were made one with it. */
export const nameless = {
  names: { first: '', last: '', display: nobodysName, sort: nobodysName },
  emails: [],
  phones: undefined,
  birthYear: undefined,
  guardianEmail: undefined,
  organisation: undefined,
  tags: [],
  sourceKey: undefined,
  uid: undefined,
  addresses: undefined,
  household: undefined,
}

export const unknownArtist = { displayName: nobodysName, sortName: nobodysName, statement: undefined, portraitId: undefined, links: [] }
