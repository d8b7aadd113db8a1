import { artworks } from '../../../artists/artists.collection'
import { images } from '../../../pictures/images.collection'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'

/** The columns of its files by name. */
export const pictureColumns = {
  file: column(
    'File in the ZIP',
    'file, filename, file name, image, picture, photo, path, datei, dateiname, bild, fichier, archivo, imagen, bestand',
    { required: true },
  ),
  artist: column('Artist of the work', 'artist, artist name, by, maker, name, künstler, künstlerin, artiste, artista, kunstenaar'),
  title: column(artworks.fields.title, 'title, work, artwork, work title, titel, werk, titre, œuvre, título, obra, titolo, opera'),
  listing: column('Listing of the guide', 'listing, studio, venue, map number, key, listing key, atelier, haus, lieu, lugar, luogo'),
  alt: column(
    images.fields.alt,
    'alt, alt text, in words, description, caption, beschreibung, bildbeschreibung, texte alternatif, descripción, descrizione',
  ),
  credit: fills(images.fields.credit, 'credit, photographer, photo credit, photo by, foto, fotograf, crédit, crédito, fotografía'),
}

/** A ZIP of pictures; the rows are those of its table. */
export const picturesImport: ImportKind = {
  name: 'pictures',
  scope: 'content',
  into: 'organisation',
  takes: 'pictures',
  label: 'Pictures',
  one: 'picture',
  title: 'Pictures: a ZIP with a table',
  summary:
    'Each picture is added to its work or listing. Without a table, name the files like “Artist - Title.jpg”. At most 25 MB a picture, 100 MB a ZIP.',
  found: 'The pictures are in the [Image library] and with their works and listings. Visitors see them after the next publication.',
  isPublic: true,
  telling: ['file', 'alt', 'credit'],
  columns: importFields(pictureColumns),
  example: [
    { file: 'heron.jpg', artist: 'Maria Example', title: 'Heron, standing', alt: 'A gray heron on one leg in shallow water', credit: 'Tom Sample' },
    { file: 'studio/door.jpg', listing: '217', alt: 'A blue door with a brass bell' },
  ],
}
