import type { Localized } from '../../../src/language/lang.ts';
import type { Group, Json, Model, Path } from '../../model/form-api.ts';
import { CropYearInput } from './CropYearInput.tsx';
import { DateInput, MonthDayInput } from './DateInput.tsx';
import { ChoiceInput, FlagInput, LinesInput, NumberInput, TextInput } from './simple-inputs.tsx';
import { EitherInput } from './EitherInput.tsx';
import { GroupInput } from './GroupInput.tsx';
import { ListInput } from './ListInput.tsx';
import { MapInput } from './MapInput.tsx';
import { PickField, PickListField } from './PickInput.tsx';
import { TicksInput } from './TicksInput.tsx';
import { WordsInput } from './WordsInput.tsx';

/** What every input is given. No value means that the field is not there. */
export interface InputProps<M extends Model = Model> {
  model: M;
  label: Localized;
  hint?: Localized | undefined;
  isRequired: boolean;
  /** From the root of the file. */
  path: Path;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  /** The groups around it, nearest first: conditions look there. */
  around: Group[];
}

/** Asks for a value as what it is. */
export function ModelInput(props: InputProps) {
  const { model } = props;
  switch (model.kind) {
    case 'words':
      return <WordsInput {...props} model={model} />;
    case 'group':
      return <GroupInput {...props} model={model} />;
    case 'map':
      return <MapInput {...props} model={model} />;
    case 'either':
      return <EitherInput {...props} model={model} />;
    case 'choice':
      return <ChoiceInput {...props} model={model} />;
    case 'number':
      return <NumberInput {...props} model={model} />;
    case 'flag':
      return <FlagInput {...props} model={model} />;
    case 'date':
      return <DateInput {...props} model={model} />;
    case 'month-day':
      return <MonthDayInput {...props} />;
    case 'crop-year':
      return <CropYearInput {...props} />;
    case 'text':
      return model.pick ? <PickField {...props} pick={model.pick} /> : <TextInput {...props} model={model} />;
    case 'list':
      if (model.of.kind === 'choice') return <TicksInput {...props} model={model} of={model.of} />;
      if (model.of.kind === 'text' && model.of.pick) return <PickListField {...props} pick={model.of.pick} />;
      if (model.of.kind === 'text' || model.of.kind === 'number') return <LinesInput {...props} model={model} />;
      return <ListInput {...props} model={model} />;
    case 'fixed':
      return null;
  }
}
