import css from './directions.module.css'

/** Links to directions: in the phone's maps app, and on the web. */
export function Directions({ at: [lng, lat], name }: { readonly at: readonly [number, number]; readonly name: string }) {
  const place = `${lat.toFixed(6)},${lng.toFixed(6)}`
  return (
    <p className={css.directions}>
      <a href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`} rel="noopener noreferrer">
        Directions
      </a>
      <a href={`geo:${place}?q=${place}(${encodeURIComponent(name)})`}>Open in a maps app</a>
    </p>
  )
}
