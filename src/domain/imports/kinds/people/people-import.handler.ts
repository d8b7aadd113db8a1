import { defineImport } from '../../import-handler'
import { importedPersonFields } from './imported-person'
import { knownPeople } from './known-people'
import { peopleImport } from './people-import'
import { PeopleWriter } from './people-writer'
import { personRowText } from './person-row-text'
import { personKeeps, undoPeople } from './person-undo'
import { planPeople } from './plan-people'
import { rowsOfPeople } from './row-owners'

export const peopleImportHandler = defineImport({
  ...rowsOfPeople,
  kind: peopleImport,
  creates: importedPersonFields,
  fields: importedPersonFields,
  words: personRowText,
  keeps: personKeeps,
  undoneAtOnce: 40,
  existing: knownPeople,
  plan: planPeople,

  /** An email address stays one person's, and a suppressed one is not agreed for (product.md D8). */
  async write(within, writing, { created, updated }) {
    const writer = new PeopleWriter(within, writing)
    const known = new Map(await Promise.all([...created, ...updated].map(async row => [row.hash, await writer.read(row)] as const)))
    const write = ({ hash }: { readonly hash: string }) => writer.write(known.get(hash)!)
    return { create: write, update: write }
  },
  undo: undoPeople,
})
