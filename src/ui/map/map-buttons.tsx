import css from './studio-map.module.css'

interface MapButtonsProps {
  readonly onZoom: (step: number) => void
  readonly onFit: () => void
  /** Set when the first view left out places that lie far away. */
  readonly onFitAll: (() => void) | undefined
}

/** Buttons for every gesture of the map. */
export const MapButtons = ({ onZoom, onFit, onFitAll }: MapButtonsProps) => (
  <div className={css.buttons}>
    <button type="button" aria-label="Zoom in" onClick={() => onZoom(1)}>
      +
    </button>
    <button type="button" aria-label="Zoom out" onClick={() => onZoom(-1)}>
      −
    </button>
    <button type="button" aria-label="Fit the map to its studios" onClick={onFit}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
    {onFitAll && (
      <button type="button" className={css.all} onClick={onFitAll}>
        Show all
      </button>
    )}
  </div>
)
