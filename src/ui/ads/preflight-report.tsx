interface PreflightReportProps {
  readonly result: 'pass' | 'warn' | 'block' | undefined
  readonly dpi: number | undefined
  readonly findings: readonly string[]
}

const verdicts = { pass: 'Ready for print', warn: 'A little soft in print', block: 'Cannot be printed like this' } as const

/** What the check of a file found. */
export const PreflightReport = ({ result = 'pass', dpi, findings }: PreflightReportProps) => (
  <div role="status">
    <p>
      <strong>{verdicts[result]}</strong>
      {dpi !== undefined && `: ${dpi} dots per inch at its printed size.`}
    </p>
    {findings.length > 0 && (
      <ul>
        {findings.map(finding => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    )}
  </div>
)
