import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { standardColumns, type TableColumnName, tableColumnNames } from './table-columns';

const key = 'intervention-columns';
const schema = v.array(v.picklist(tableColumnNames));

/** Which columns the table shows, kept on this device. */
export function useColumnChoice(): readonly [readonly TableColumnName[], (chosen: readonly TableColumnName[]) => void] {
  const record = useMemo(() => storedRecord(deviceStorage.open('settings'), { version: 1, schema }), []);
  const [chosen, setChosen] = useState<readonly TableColumnName[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void record.read(key).then((reading) => {
      if (!wanted || reading.state !== 'present' || reading.value.length === 0) return;
      // What was chosen meanwhile is newer.
      setChosen((known) => known ?? reading.value);
    });
    return () => {
      wanted = false;
    };
  }, [record]);
  return [
    chosen ?? standardColumns,
    (next) => {
      setChosen(next);
      void record.write(key, [...next]);
    },
  ];
}
