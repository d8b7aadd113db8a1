import { useMemo } from 'react'
import { customPanel } from '../engine/custom-panel'
import { RunBoard } from '../engine/run/run-board'
import type { RunSpec } from '../engine/run/run-spec'
import { AfterImport } from './import/after-import'
import { importList } from './import/import-list'
import { goOn, importRun } from './import/import-run'
import { ChosenFilesProvider, useNewChosenFiles } from './import/use-chosen-files'

/** Brings in files of what the organisation keeps: dry run first, then the writing. */
function ImportCsv() {
  const chosen = useNewChosenFiles()
  const { store, forgetStored, setWritten } = chosen
  const spec = useMemo((): RunSpec => {
    const files = { store, forgetStored, setWritten }
    return {
      runs: { import: importRun(files) },
      resume: (id, options, services) => goOn(files, id, options, services),
      after: AfterImport,
      lists: [importList],
    }
  }, [store, forgetStored, setWritten])
  return (
    <ChosenFilesProvider value={chosen}>
      <RunBoard spec={spec} />
    </ChosenFilesProvider>
  )
}

export default customPanel(ImportCsv)
