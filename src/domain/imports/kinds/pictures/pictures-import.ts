import { artworks } from '../../../artists/artists.collection'
import { images } from '../../../pictures/images.collection'
import { importField as field } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'

/** A ZIP of pictures; the rows are those of its table. */
export const picturesImport: ImportKind = {
  name: 'pictures',
  scope: 'content',
  into: 'organisation',
  takes: 'pictures',
  label: 'Pictures',
  title: 'Pictures: a ZIP with a table',
  summary:
    'Each picture is added to its work or listing. Without a table, name the files like “Artist - Title.jpg”. At most 25 MB a picture, 100 MB a ZIP.',
  found: 'The pictures are in the [Image library] and with their works and listings. Visitors see them after the next publication.',
  keepsOtherColumns: false,
  isPublic: true,
  telling: ['file', 'alt', 'credit'],
  columns: [
    field(
      'file',
      'File in the ZIP',
      'file, filename, file name, image, picture, photo, path, datei, dateiname, bild, fichier, archivo, imagen, bestand',
      {
        required: true,
      },
    ),
    field('artist', 'Artist of the work', 'artist, artist name, by, maker, name, künstler, künstlerin, artiste, artista, kunstenaar'),
    field('title', artworks.fields.title.label, 'title, work, artwork, work title, titel, werk, titre, œuvre, título, obra, titolo, opera'),
    field('listing', 'Listing of the guide', 'listing, studio, venue, map number, key, listing key, atelier, haus, lieu, lugar, luogo'),
    field(
      'alt',
      images.fields.alt.label,
      'alt, alt text, in words, description, caption, beschreibung, bildbeschreibung, texte alternatif, descripción, descrizione',
    ),
    field('credit', images.fields.credit.label, 'credit, photographer, photo credit, photo by, foto, fotograf, crédit, crédito, fotografía'),
  ],
  example: [
    { file: 'heron.jpg', artist: 'Maria Example', title: 'Heron, standing', alt: 'A gray heron on one leg in shallow water', credit: 'Tom Sample' },
    { file: 'studio/door.jpg', listing: '217', alt: 'A blue door with a brass bell' },
  ],
}
