import { useMemo } from 'react'
import { runPanel } from '../engine/run/run-panel'
import type { RunSpec } from '../engine/run/run-spec'
import { AfterImport } from './import/after-import'
import { importList } from './import/import-list'
import { goOn, importRun } from './import/import-run'
import { ChosenFilesProvider, useNewChosenFiles } from './import/use-chosen-files'

/** Imports files: a dry run first, then the run. */
export default runPanel(() => {
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
  return { ...spec, wrap: board => <ChosenFilesProvider value={chosen}>{board}</ChosenFilesProvider> }
})
