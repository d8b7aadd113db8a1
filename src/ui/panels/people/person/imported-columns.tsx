import { Facts } from '../../engine/facts/facts'

/** What imported files said of a person in columns that have no field here. */
export function ImportedColumns({ columns }: { readonly columns: Readonly<Record<string, string>> }) {
  const facts = Object.entries(columns)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="columns">
      <h3 id="columns">Other columns of imported files</h3>
      <Facts facts={facts} />
    </section>
  )
}
