import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { MAX_AREA_LENGTH } from './choice';

/** An area in are. */
export function AreaField(props: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'maxLength'>) {
  return <TextField {...props} inputMode="decimal" maxLength={MAX_AREA_LENGTH} />;
}
