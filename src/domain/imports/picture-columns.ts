import { artworks } from '../artists/artists'
import { images } from '../content/images'
import { importField as field, type ImportField } from './import-field'

/** What a column of the table in a ZIP of pictures may be: one picture a row. */
export const pictureColumns: readonly ImportField[] = [
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
]
