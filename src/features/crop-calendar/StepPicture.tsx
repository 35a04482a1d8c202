import { Drawing } from '../../components/pictures/drawn/Drawing';
import { STEP_DRAWINGS } from '../../components/pictures/drawn/step-drawings';
import type { StepPictureName } from '../../schemas/crop-calendar';

/** What is done in a step, drawn. The words beside it say the same. */
export function StepPicture({ name }: { name: StepPictureName }) {
  return <Drawing name={name} strokes={STEP_DRAWINGS[name].picture} />;
}
