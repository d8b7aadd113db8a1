import { Link } from '../../../routing/link'

/** A person's name, with a link to their page. */
export const PersonName = ({ id, name }: { readonly id: string | undefined; readonly name: string | undefined }) =>
  id === undefined ? null : <Link to={`/cpanel/userfinder?person=${id}`}>{name}</Link>
