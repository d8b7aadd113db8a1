import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import type { TextEncoding } from '../../../../domain/imports/file/file-table'
import type { ImportKind } from '../../../../domain/imports/import-kind'
import { importKindNamed } from '../../../../domain/imports/import-kinds'
import { type ImportBatch, ImportService } from '../../../../domain/imports/import-service'
import { useService } from '../../../app-services/app-context'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import { chosenFiles, holdsFiles, nothingChosen, type ReadJob } from './chosen-files'
import { openFileReader } from './open-file-reader'

/** The files that staff have chosen, while the panel is open. */
export function useNewChosenFiles() {
  const service = useService(ImportService)
  const [reader] = useState(openFileReader)
  useEffect(() => () => reader.close(), [reader])
  const [state, dispatch] = useReducer(chosenFiles, nothingChosen)
  /** The import that was written last. */
  const [written, setWrittenBatch] = useState<ImportBatch>()
  /** Ids of stored files, by the panel's ids: each file is uploaded once, even if it is planned several times. */
  const [stored] = useState(() => new Map<string, Promise<string>>())
  useUnsavedInput(holdsFiles(state))

  /** Stores the file on the server, where it is planned and written. */
  const store = useCallback(
    ({ id, file, kind }: ReadJob): Promise<string> => {
      const before = stored.get(id)
      if (before) return before
      const storing = service.store(kind.scope, file)
      stored.set(id, storing)
      storing.catch(() => stored.delete(id))
      return storing
    },
    [service, stored],
  )
  const setWritten = useCallback((batch: ImportBatch) => {
    setWrittenBatch(batch)
    dispatch({ type: 'file-written', fileName: batch.fileName })
  }, [])
  /** A file that was imported is uploaded again if it is chosen again. */
  const forgetStored = useCallback((id: string) => void stored.delete(id), [stored])

  return useMemo(() => {
    const propose = async (id: string, kind: ImportKind, header: readonly string[]) => {
      const { mapping, formats, unsure, remembered } = await reader.propose(id, kind.name, await service.recallMapping(kind, header))
      return { kind, mapping, formats, unsure, remembered }
    }
    const read = async (id: string, file: File) => {
      try {
        const summary = await reader.read(id, file, state.target?.kinds.map(({ name }) => name) ?? [])
        dispatch({ type: 'file-read', id, summary, reading: await propose(id, importKindNamed(summary.kind)!, summary.header) })
      } catch (error) {
        dispatch({ type: 'file-unreadable', id, error })
      }
    }
    return {
      state,
      dispatch,
      reader,
      written,
      setWritten,
      addFiles: (files: readonly File[]) => {
        const named = files.map(file => ({ id: `${file.name} ${file.size} ${file.lastModified}`, file }))
        const fresh = named.filter(({ id }) => !state.jobs.some(job => job.id === id))
        dispatch({ type: 'add-files', files: fresh })
        for (const { id, file } of fresh) void read(id, file)
      },
      removeFile: (id: string) => {
        dispatch({ type: 'remove-file', id })
        void reader.forget(id)
      },
      /** Reads the file in another encoding; what staff chose for its columns stays while they are called the same. */
      readIn: async (job: ReadJob, encoding: TextEncoding) => {
        const summary = await reader.read(job.id, job.file, [job.kind.name], encoding)
        const isSame = summary.header.join('\n') === job.summary.header.join('\n')
        const { kind, mapping, formats, unsure, remembered } = job
        const before = { kind, mapping, formats, unsure, remembered }
        dispatch({ type: 'file-read', id: job.id, summary, reading: isSame ? before : await propose(job.id, job.kind, summary.header) })
      },
      readAs: async (job: ReadJob, kind: ImportKind) => dispatch({ type: 'read-as', reading: await propose(job.id, kind, job.summary.header) }),
      store,
      forgetStored,
    }
  }, [service, reader, state, written, setWritten, store, forgetStored])
}

export type UseChosenFiles = ReturnType<typeof useNewChosenFiles>

/** The part of the state that a run needs. */
export type FilesOfRun = Pick<UseChosenFiles, 'store' | 'forgetStored' | 'setWritten'>

const Chosen = createContext<UseChosenFiles | undefined>(undefined)
export const ChosenFilesProvider = Chosen.Provider

export function useChosenFiles(): UseChosenFiles {
  const files = useContext(Chosen)
  if (!files) throw new Error('useChosenFiles outside its provider')
  return files
}
