/** Headers of the column that identifies listings, in files of listings and of their openings. */
export const listingKeyHeadings =
  'id, key, ref, reference, venue id, listing id, studio id, place id, building id, location id, code, kennung, schlüssel, identifiant, clé, identificador, clave, código, codice, chiave, sleutel, kenmerk'
