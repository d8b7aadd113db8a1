import { plantSeason } from '../../firebase/hosted/planted-season'
import { startRig } from '../../firebase/hosted/rig'

/** The hosted build with the sample season, on this machine's emulators; `browserArgs` lead a browser to its true address. */
export async function startPlantedSite() {
  const rig = await startRig()
  await plantSeason(rig, 'superadmin')
  return { browserArgs: rig.browserArgs, stop: rig.stop }
}
