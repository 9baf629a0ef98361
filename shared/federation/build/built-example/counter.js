postMessage('counted');
