import type { Pending } from '../../routing/row'

/** What will be at the addresses outside the office whose page is a later work: `Here will be …`. */
const coming: Readonly<Record<string, string>> = {
  '/advertise': 'sizes, prices and free positions in the guide',
  '/messagecenter': 'your conversations with artists and with us',
  '/adportal/:id': 'your booking, artwork, proof and results in one place',
  '/listingsportal': 'your listings by edition, and what is still missing',
  '/listingsportal/:id': 'the editor of a listing with its printed card beside it',
  '/addevent': 'submitting an event in four steps',
  '/addperks': 'offering something to members',
  '/editperks': 'the perks you offer and how they are used',
  '/editevents': 'your events, who comes, and changes',
  '/artists/sfosregistration': 'registration for the season, step by step, with the price shown',
  '/private/:id': 'a page shared by an unlisted link',
  '/temp/:id': 'the staged version of a page in its real layout',
  '/temp/artlovertemp': 'the staged page for art lovers',
  '/temp/homepagetemp': 'the staged front page',
  '/temp/buildpagetemp': 'the page last open in the page builder',
  '/temp/donorspagetemp': 'the staged page for donors',
  '/temp/artistspagetemp': 'the staged page for artists',
  '/sfosguide/flipbook': 'the printed guide, page by page',
}

/** What will be at a row, as its page says it. */
export const comingAt = (path: string, { pending }: Pending): string | undefined => pending ?? coming[path]
