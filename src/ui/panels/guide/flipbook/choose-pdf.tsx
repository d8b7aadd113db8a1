import { useState } from 'react'
import { pdfLimits } from '../../../../domain/flipbook/flipbook-files'
import { Button } from '../../../kit/button'
import { Field } from '../../../kit/controls/field'
import { fileSize } from '../../../picture-upload/file-size'
import type { ChooseProps } from '../../engine/run/run-spec'

export interface ChosenPdf {
  readonly file: File
}

/** Chooses the PDF from which a flipbook is made. */
export function ChoosePdf({ onChosen }: ChooseProps<ChosenPdf>) {
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const problem = problemOf(file)
        setError(problem)
        if (file && problem === undefined) onChosen({ file })
      }}
    >
      <Field label="PDF" help={`A PDF of up to ${fileSize(pdfLimits.bytes)} and ${pdfLimits.pages} pages.`} error={error}>
        {control => <input {...control} type="file" accept="application/pdf" onChange={event => setFile(event.currentTarget.files?.[0])} />}
      </Field>
      <Button type="submit" look="main">
        Make the flipbook
      </Button>
    </form>
  )
}

function problemOf(file: File | undefined): string | undefined {
  if (!file) return 'Choose a PDF.'
  if (file.type !== 'application/pdf') return `${file.name} is not a PDF. Choose a PDF.`
  return file.size > pdfLimits.bytes ? `${file.name} has ${fileSize(file.size)}. Choose a PDF of up to ${fileSize(pdfLimits.bytes)}.` : undefined
}
